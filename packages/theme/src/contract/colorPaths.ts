import { tokens } from './tokens.ts'

type Purposes = typeof tokens.color

const veiled = '(has alpha)'

type PathsOf<Family extends keyof Purposes & string, Purpose> = {
  [Name in keyof Purposes[Family] & string]: Purposes[Family][Name] extends Purpose
    ? `${Family}.${Name}`
    : never
}[keyof Purposes[Family] & string]

type Paths<Purpose> = {
  [Family in keyof Purposes & string]: PathsOf<Family, Purpose>
}[keyof Purposes & string]

/** Dotted name of a colour token, as in `primary.hover`. */
export type ColorPath = Paths<string>

/** An opaque colour token. */
export type SolidPath = Exclude<ColorPath, Paths<`${string}${typeof veiled}`>>

const purposes = new Map<string, string>(
  Object.entries(tokens.color).flatMap(([family, words]) =>
    Object.entries(words).map(([name, purpose]): [string, string] => [
      `${family}.${name}`,
      purpose,
    ]),
  ),
)

const isSolid = (path: string): path is SolidPath => purposes.get(path)?.endsWith(veiled) === false

export const solidPaths: readonly SolidPath[] = [...purposes.keys()].filter(isSolid)
