import { firstChoices } from './toolbars.ts'

const isChoice = ([name]: readonly string[]) =>
  name !== undefined && Object.hasOwn(firstChoices, name)

/** The choices of the page that a story stands on in a frame of its own. */
export const choicesAround = (): Readonly<Record<string, string>> => {
  const page = document.referrer === '' ? null : new URL(document.referrer)
  const choices = page?.searchParams.get('globals')?.split(';') ?? []
  return Object.fromEntries(choices.map((choice) => choice.split(':')).filter(isChoice))
}
