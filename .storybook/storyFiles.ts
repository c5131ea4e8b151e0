import { composeStories, type Meta, type ReactRenderer } from '@storybook/react-vite'
import type { ComposedStoryFn } from 'storybook/internal/types'

type Story = ComposedStoryFn<ReactRenderer>
type StoryFile = Readonly<Record<string, unknown>> & { readonly default: Meta }

const parseFile = (file: unknown): StoryFile => {
  const isFile =
    typeof file === 'object' &&
    file !== null &&
    'default' in file &&
    typeof file.default === 'object'
  if (!isFile) throw new TypeError('A story file has no default export.')
  return file as StoryFile
}

const parseStories = (stories: Readonly<Record<string, unknown>>): readonly Story[] =>
  Object.values(stories).filter(
    (story): story is Story => typeof story === 'function' && 'run' in story && 'id' in story,
  )

const files = import.meta.glob(['../packages/ui/src/**/*.stories.tsx', './pages/*.stories.tsx'], {
  eager: true,
})

/** A story file: its title and its stories, composed with toolbar choices. */
export interface StorySet {
  readonly title: string
  storiesWith(globals: Readonly<Record<string, unknown>>): readonly Story[]
  /** The same stories without their play functions. */
  storiesWithoutPlay(globals: Readonly<Record<string, unknown>>): readonly Story[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const withoutPlays = (file: StoryFile): StoryFile =>
  parseFile(
    Object.fromEntries(
      Object.entries(file).map(([name, content]) => [
        name,
        isRecord(content) ? { ...content, play: undefined } : content,
      ]),
    ),
  )

const composed = (file: StoryFile, globals: Readonly<Record<string, unknown>>) =>
  parseStories({ ...composeStories(file, { initialGlobals: globals }) }).filter(({ tags }) =>
    tags.includes('test'),
  )

/** All stories. The only list of stories. */
export const storySets: readonly StorySet[] = Object.entries(files).map(([path, content]) => {
  const file = parseFile(content)
  return {
    title: file.default.title ?? path,
    storiesWith: (globals) => composed(file, globals),
    storiesWithoutPlay: (globals) => composed(withoutPlays(file), globals),
  }
})
