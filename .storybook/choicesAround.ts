import { firstChoices } from './toolbars.ts'

type Choices = Readonly<Record<string, string>>

const isChoice = ([name]: readonly string[]) =>
  name !== undefined && Object.hasOwn(firstChoices, name)

/** The choices that the address of a page keeps. */
export const choicesIn = (address: string): Choices => {
  const choices = new URL(address).searchParams.get('globals')?.split(';') ?? []
  return Object.fromEntries(choices.map((choice) => choice.split(':')).filter(isChoice))
}

/** The choices of the page that a story stands on in a frame of its own. */
export const choicesAround = (): Choices =>
  document.referrer === '' ? {} : choicesIn(document.referrer)
