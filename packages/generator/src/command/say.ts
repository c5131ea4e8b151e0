import { stderr, stdout } from 'node:process'

/** What the command tells whoever runs it. */
export const say = {
  line: (text: string): void => void stdout.write(`${text}\n`),
  fault: (text: string): void => void stderr.write(`${text}\n`),
}
