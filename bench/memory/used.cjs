/** The bytes that the heap and what hangs on it take once the garbage is collected, and the resident set. Needs --expose-gc. */
exports.used = () => {
  for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
};
