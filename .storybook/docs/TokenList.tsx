import { type tokens as allTokens, tokens } from '@bouquet/theme'
import { Heading, Subheading } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { brands } from '../brands.ts'
import { TokenTable } from '../guide/TokenTable.tsx'
import { leaves, variableOf } from '../guide/tokenRows.tsx'
import { usedTokens } from './usedTokens.ts'

type Group = keyof typeof allTokens

const isGroup = (name: string): name is Group => Object.hasOwn(tokens, name)
const groups = Object.keys(tokens).filter(isGroup)

/** The stories on the page, and those that have a frame of their own. */
const storyRoots = (): readonly ParentNode[] => [
  ...document.querySelectorAll('.sb-story'),
  ...[...document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  ),
]

const namesOnPage = (): ReadonlySet<string> => {
  const used = new Set(storyRoots().flatMap((root) => usedTokens(root, document.styleSheets)))
  return new Set(leaves(tokens).flatMap(([name]) => (used.has(variableOf(name)) ? name : [])))
}

interface TokenListProps {
  /** Id of the brand whose values are shown. */
  readonly brand: string
}

/** The tokens that the stories on this page take their look from, with the values of a brand. */
export function TokenList({ brand }: TokenListProps) {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const update = () => setNames(namesOnPage())
    update()
    // Stories further down render, and frames load, after this list.
    addEventListener('load', update, true)
    return () => removeEventListener('load', update, true)
  }, [])
  const choices = brands.get(brand)
  if (choices === undefined) return null
  const used = groups.filter((group) => [...names].some((name) => name.startsWith(`${group}.`)))
  return (
    <>
      <Heading>Tokens</Heading>
      {used.map((group) => (
        <section key={group}>
          <Subheading>{group}</Subheading>
          <TokenTable choices={choices} group={group} only={names} />
        </section>
      ))}
    </>
  )
}
