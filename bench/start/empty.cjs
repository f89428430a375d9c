// What a process takes to do nothing: everything else is measured beyond it.
require('./report.cjs').report();
