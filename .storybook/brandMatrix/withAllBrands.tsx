import type { Brand } from '@bouquet/theme'
import type { Decorator, ReactRenderer } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import type { StoryContext } from 'storybook/internal/types'
import { inDensity } from '../applyChoices.ts'
import { brands } from '../brands.ts'
import { BrandScope } from '../guide/BrandScope.tsx'
import { modeNames } from '../modes.ts'
import { firstChoices } from '../toolbars.ts'
import * as css from './brandMatrix.css.ts'

type Context = StoryContext<ReactRenderer>

const bothModes = ['light', 'dark'] as const
type ColorMode = (typeof bothModes)[number]

/** A brand of one mode is shown in that mode alone. */
const modesOf = ({ mode: { fixed, preferred } }: Brand): readonly ColorMode[] =>
  fixed ? [preferred] : bothModes

const addressOf = ({ id, globals }: Context, brand: string, mode: string) => {
  const chosen: Readonly<Record<string, unknown>> = { ...globals, brands: 'one', brand, mode }
  const written = Object.keys(firstChoices).map((name) => `${name}:${String(chosen[name])}`)
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: written.join(';') })}`
}

const ignore = (event: SubmitEvent) => event.preventDefault()

/** Overlays are drawn outside the story, in the brand of the page, so such a story has a frame each. */
const isFramed = ({ args, parameters }: Context) =>
  parameters['docs']?.story?.inline === false ||
  parameters['opensOverlay'] === true ||
  args['isOpen'] === true

/** Shows the story in every brand, light and dark, when the toolbar asks for it. */
export const withAllBrands: Decorator = (Story, context: Context) => {
  const { globals, viewMode, title } = context
  if (globals['brands'] !== 'all' || viewMode !== 'story' || title.startsWith('Guide/'))
    return <Story />
  return (
    <div className={css.matrix}>
      {[...brands.values()].map((brand) => (
        <div key={brand.id} className={css.pair}>
          {modesOf(brand).map((mode) => (
            <BrandScope key={mode} brand={inDensity(brand, String(globals['density']))} mode={mode}>
              <section className={css.sample} aria-label={`${brand.name}, ${mode}`}>
                <p className={css.name} translate="no">
                  {brand.name}, {modeNames[mode].toLowerCase()}
                </p>
                {isFramed(context) ? (
                  <iframe
                    className={css.frame}
                    title={`${brand.name}, ${mode}`}
                    src={addressOf(context, brand.id, mode)}
                    loading="lazy"
                  />
                ) : (
                  // Radio buttons of one name are one group, unless each copy has its own form.
                  <form onSubmit={ignore}>
                    <Story />
                  </form>
                )}
              </section>
            </BrandScope>
          ))}
        </div>
      ))}
    </div>
  )
}
