import { stdin, stdout } from 'node:process'
import type { Readable, Writable } from 'node:stream'
import { cancel, select, text } from '@clack/prompts'
import { CommandError } from '../CommandError.ts'

interface TextQuestion {
  readonly label: string
  /** The option that answers it. */
  readonly option: string
  readonly suggestion?: string | undefined
  readonly isValid: (answer: string) => boolean
  /** What a valid answer is, as in `2 to 40 characters`. */
  readonly valid: string
}

export interface Choice<T> {
  readonly value: T
  readonly label: string
  readonly hint?: string
}

interface ChoiceQuestion<T> {
  readonly label: string
  readonly choices: readonly Choice<T>[]
  readonly suggestion: T
}

/** Asks a person, or answers for them with the suggestions. */
export interface Asker {
  /** Whether a person answers. */
  readonly isPerson: boolean
  text(question: TextQuestion): Promise<string>
  choose<T extends string | number>(question: ChoiceQuestion<T>): Promise<T>
}

/** Where a person reads questions and answers them. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly isTTY?: boolean }
}

export const ownTerminal: Terminal = { input: stdin, output: stdout }

export function isTerminal({ input, output }: Terminal): boolean {
  return input.isTTY === true && output.isTTY === true
}

/** @throws CommandError when there is nobody to ask */
export function createAsker(
  { yes }: { readonly yes: boolean },
  terminal: Terminal = ownTerminal,
): Asker {
  if (yes) return suggesting
  if (isTerminal(terminal)) return asking(terminal)
  throw new CommandError(
    'usage',
    'This is not a terminal, so nothing can be asked.',
    'Add --yes to take the suggestion wherever no option is given.',
  )
}

const suggesting: Asker = {
  isPerson: false,
  async text({ label, option, suggestion }) {
    if (suggestion !== undefined) return suggestion
    throw new CommandError('usage', `${label} has no suggestion.`, `Add --${option}.`)
  },
  choose: async ({ suggestion }) => suggestion,
}

const asking = ({ input, output }: Terminal): Asker => ({
  isPerson: true,
  async text({ label, suggestion, isValid, valid }) {
    const answer = await text({
      message: label,
      input,
      output,
      ...(suggestion !== undefined && { initialValue: suggestion }),
      validate: (given) => (isValid(given ?? '') ? undefined : `Write ${valid}.`),
    })
    return answered(answer)
  },
  async choose<T extends string | number>({ label, choices, suggestion }: ChoiceQuestion<T>) {
    // The library's type of an option depends on whether its value is a string, so positions are chosen.
    const position = await select<number>({
      message: label,
      input,
      output,
      initialValue: choices.findIndex(({ value }) => value === suggestion),
      options: choices.map(({ label, hint }, value) => ({ value, label, ...(hint && { hint }) })),
    })
    return choices[answered(position)]?.value ?? suggestion
  },
})

function answered(answer: string | symbol): string
function answered(answer: number | symbol): number
/** @throws CommandError when the person stopped with Ctrl-C or Escape */
function answered(answer: string | number | symbol): string | number {
  if (typeof answer !== 'symbol') return answer
  cancel('Nothing was written.')
  throw new CommandError('stopped', 'Stopped at a question.', 'Nothing was written. Run it again.')
}
