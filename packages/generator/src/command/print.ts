import { stderr, stdout } from 'node:process'

/** Output of the `bouquet` command; `error` goes to stderr. */
export const print = {
  line: (text: string): void => void stdout.write(`${text}\n`),
  error: (text: string): void => void stderr.write(`${text}\n`),
}
