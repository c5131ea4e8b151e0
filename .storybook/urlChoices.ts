import { firstChoices } from './toolbars.ts'

type Choices = Readonly<Record<string, string>>

const isChoice = ([name]: readonly string[]) =>
  name !== undefined && Object.hasOwn(firstChoices, name)

/** The toolbar choices stored in a URL. */
export function choicesInUrl(address: string): Choices {
  const choices = new URL(address).searchParams.get('globals')?.split(';') ?? []
  return Object.fromEntries(choices.map((choice) => choice.split(':')).filter(isChoice))
}
