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
  /**
   * The same stories without their play functions, and without tests that would then render the same as
   * the story that they test.
   */
  storiesWithoutPlay(globals: Readonly<Record<string, unknown>>): readonly Story[]
  /** Export names of tests that begin as another story of the file looks, with the name of that story. */
  readonly tested: ReadonlyMap<string, string>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isTest = (content: Readonly<Record<string, unknown>>) =>
  Array.isArray(content['tags']) && content['tags'].includes('test-only')

const looks = ['args', 'decorators', 'globals', 'loaders', 'parameters', 'render'] as const

/** Finds tests that spread the story that they test, or that have no look of their own. */
const testedStories = (file: StoryFile): ReadonlyMap<string, string> => {
  const { default: _meta, ...exported } = file
  const contents = Object.entries(exported).filter(
    (entry): entry is [string, Readonly<Record<string, unknown>>] => isRecord(entry[1]),
  )
  const shown = contents.filter(([, content]) => !isTest(content))
  return new Map(
    contents
      .filter(([, content]) => isTest(content))
      .flatMap(([name, content]) => {
        const story = shown.find(([, other]) => looks.every((key) => other[key] === content[key]))
        return story === undefined ? [] : [[name, story[0]] as const]
      }),
  )
}

const withoutPlays = (file: StoryFile, tested: StorySet['tested']): StoryFile =>
  parseFile(
    Object.fromEntries(
      Object.entries(file)
        .filter(([name]) => !tested.has(name))
        .map(([name, content]) => [
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
  const tested = testedStories(file)
  return {
    title: file.default.title ?? path,
    storiesWith: (globals) => composed(file, globals),
    storiesWithoutPlay: (globals) => composed(withoutPlays(file, tested), globals),
    tested,
  }
})
