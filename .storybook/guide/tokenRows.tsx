import { tokens } from '@bouquet/theme'
import { deriveTheme, type ThemeChoices } from '@bouquet/theme/css'
import type { ReactNode } from 'react'

type Leaves = { readonly [key: string]: string | Leaves }

/** Names and values of a tree of tokens. */
export function leaves(
  tree: Leaves,
  path: readonly string[] = [],
): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as const]
      : leaves(value, [...path, key]),
  )
}

/** The CSS variable of a token such as `color.primary.base`. */
export function variableOf(name: string): string {
  return `--b-${name.replaceAll('.', '-')}`
}

/** Rows of a token group: name, purpose, and values in light and dark. */
export function tokenRows(
  choices: ThemeChoices,
  group: keyof typeof tokens,
  show: (value: string) => ReactNode = (value) => value,
): ReadonlyMap<string, readonly ReactNode[]> {
  const { light, dark } = deriveTheme(choices)
  const [lights, darks] = [light, dark].map((theme) => new Map(leaves({ [group]: theme[group] })))
  return new Map(
    leaves({ [group]: tokens[group] }).map(([name, purpose]) => [
      name,
      [
        <code key="name">{name}</code>,
        purpose,
        show(lights?.get(name) ?? ''),
        show(darks?.get(name) ?? ''),
      ],
    ]),
  )
}
