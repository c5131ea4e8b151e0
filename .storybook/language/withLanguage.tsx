import { locales } from '@bouquet/i18n'
import type { Decorator, ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/types'
import { InLocale } from '../../packages/ui/src/internal/InLocale.tsx'
import type { Language } from './language.ts'
import { usePlaying } from './plays.ts'

const parseLanguage = (loaded: unknown): Language => loaded as Language

/**
 * Shows a story in the chosen language. While it is played it speaks English, for so do the plays;
 * what they have opened or typed then stays, in the chosen language.
 */
export const withLanguage: Decorator = (Story, context: StoryContext<ReactRenderer>) => {
  const isPlaying = usePlaying(context)
  const { locale, t, words } = parseLanguage(
    isPlaying ? context.loaded['english'] : context.loaded['chosen'],
  )
  return (
    <InLocale locale={locales[locale].tag}>
      <Story
        globals={{ ...context.globals, locale }}
        loaded={{ t }}
        originalStoryFn={(args: StoryContext['args'], inner: StoryContext<ReactRenderer>) =>
          words(context.originalStoryFn(args, inner))
        }
      />
    </InLocale>
  )
}
