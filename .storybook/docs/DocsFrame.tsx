import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useMemo, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { applyChoices } from '../applyChoices.ts'
import { brands } from '../brands.ts'
import { updateFrames } from '../embeddedFrames.ts'
import { type Choices, choicesIn, firstChoices } from '../toolbars.ts'
import { choicesInUrl } from '../urlChoices.ts'
import { docsTheme } from './docsTheme.ts'
import './docs.css.ts'

interface GlobalsUpdate {
  readonly userGlobals: Readonly<Record<string, unknown>>
}

const isSame = (one: Choices, other: Choices) => JSON.stringify(one) === JSON.stringify(other)

/** A documentation page in the brand, mode and language of the toolbars. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [choices, setChoices] = useState<Choices>(() => ({
    ...firstChoices,
    ...choicesInUrl(location.href),
  }))
  const { channel } = context
  useLayoutEffect(() => {
    // Frames on the page report theirs as well.
    const update = ({ userGlobals }: GlobalsUpdate) =>
      setChoices((last) => {
        const next = choicesIn({ ...firstChoices, ...userGlobals })
        return isSame(last, next) ? last : next
      })
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  useLayoutEffect(() => {
    applyChoices(choices)
    updateFrames(choices)
  }, [choices])
  const brand = brands.get(choices.brand)
  const theme = useMemo(
    () => (brand === undefined ? undefined : docsTheme(brand, choices.mode)),
    [brand, choices.mode],
  )
  return (
    <DocsContainer context={context} {...(theme === undefined ? {} : { theme })}>
      {children}
    </DocsContainer>
  )
}
