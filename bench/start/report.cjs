/** Prints the milliseconds since the process started, by the clock and at work on a core. */
exports.report = () => {
  const clock = performance.now();
  const { user, system } = process.cpuUsage();
  process.stdout.write(JSON.stringify({ clock, work: (user + system) / 1000 }));
};
