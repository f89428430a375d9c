/**
 * The time that this process has been at work on a core, in nanoseconds, that of collecting garbage included. Unlike the time of the
 * clock it says the same when other processes share the cores.
 */
export function cpuNs() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}
