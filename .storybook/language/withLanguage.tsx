import type { Decorator, ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/types'
import { LabelsProvider } from '../../packages/ui/src/LabelsProvider/index.ts'
import type { Language } from './language.ts'
import { usePlaying } from './plays.ts'
import { typedTexts } from './typedTexts.ts'

const parseLanguage = (loaded: unknown): Language => loaded as Language

/**
 * Shows a story in the chosen language. Play functions expect English, so the story is in English until
 * its play has ended; its state is then kept.
 */
export const withLanguage: Decorator = (Story, context: StoryContext<ReactRenderer>) => {
  const isPlaying = usePlaying(context)
  const { locale, t, labels, translateStory } = parseLanguage(
    isPlaying ? context.loaded['english'] : context.loaded['chosen'],
  )
  const typed = typedTexts(context.args, context.initialArgs)
  // The toolbar mirrors a story whatever its language.
  const direction = context.globals['direction'] === 'rtl' ? 'rtl' : undefined
  return (
    <LabelsProvider locale={locale} labels={labels} direction={direction}>
      <Story
        globals={{ ...context.globals, locale }}
        loaded={{ ...context.loaded, t }}
        originalStoryFn={(args: StoryContext['args'], inner: StoryContext<ReactRenderer>) =>
          translateStory(context.originalStoryFn(args, inner), typed)
        }
      />
    </LabelsProvider>
  )
}
