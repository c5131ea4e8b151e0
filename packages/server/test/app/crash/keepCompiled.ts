// Writes what was compiled while the program runs, since it is killed before it could at its end.
import { flushCompileCache } from 'node:module'

setInterval(flushCompileCache, 1_000).unref()
