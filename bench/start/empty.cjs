// What a process takes to do nothing: everything else is measured beyond it.
process.stdout.write(String(performance.now()));
