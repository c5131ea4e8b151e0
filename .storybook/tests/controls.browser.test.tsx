import { setProjectAnnotations } from '@storybook/react-vite'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { StrictInputType } from 'storybook/internal/types'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as controls from '../controls/annotations.tsx'
import preview from '../preview.tsx'
import { type StorySet, storySets } from '../storyFiles.ts'
import { firstChoices } from '../toolbars.ts'
import { otherValues } from './otherValues.ts'
import { silentControls } from './silentControls.ts'

setProjectAnnotations([preview, controls])

type Story = ReturnType<StorySet['storiesWithoutPlay']>[number]

let root: Root
let frame: HTMLElement
let errors: string[] = []
let edited = ''

beforeEach(() => {
  errors = []
  frame = document.createElement('div')
  document.body.append(frame)
  root = createRoot(frame, { onUncaughtError: (error) => errors.push(`${edited}: ${error}`) })
})

afterEach(() => {
  root.unmount()
  frame.remove()
})

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))

/** What is on the page, with what its attributes do not say. */
const appearance = (): string => {
  const fields = [...document.querySelectorAll('input, select, textarea')].map((field) =>
    ['value', 'checked', 'disabled', 'readOnly'].map((name) => Reflect.get(field, name)).join(),
  )
  return [document.body.innerHTML, document.activeElement?.tagName, ...fields].join('\n')
}

const show = (Component: Story, args: object) =>
  flushSync(() => root.render(<Component {...args} />))

const isShown = ({ tags, parameters }: Story) =>
  !tags.includes('test-only') && parameters['controls']?.disable !== true

const controlOf = ({ control }: StrictInputType): string | undefined =>
  typeof control === 'object' ? control.type : undefined

/**
 * Whether another value of an arg changes what is on the page, without leaving it.
 * @param wait milliseconds until a part that is loaded on first use has appeared
 */
async function hasEffect({ story, name, type }: Control, wait = 0): Promise<boolean> {
  show(story, {})
  if (wait > 0) await pause(wait)
  const before = appearance()
  for (const value of otherValues(type, story.args[name])) {
    edited = `${story.storyName}.${name}`
    show(story, { [name]: value })
    if (appearance() !== before) return true
    if (wait > 0) await pause(wait)
    if (appearance() !== before) return true
  }
  return false
}

interface Control {
  readonly story: Story
  readonly name: string
  readonly type: StrictInputType
}

const controlsOf = (story: Story): readonly Control[] =>
  Object.entries(story.argTypes)
    .map(([name, type]) => ({ story, name, type }))
    .filter(({ name, type }) => otherValues(type, story.args[name]).length > 0)

/** A text counts in each story that has it, another control in the first story where it has an effect. */
const nameOf = ({ story, name, type }: Control) =>
  controlOf(type) === 'text' && typeof story.args[name] === 'string'
    ? `${story.storyName}.${name}`
    : name

/** @param expected names of controls that are known to be silent, which are not waited for */
async function silentIn(
  stories: readonly Story[],
  expected: readonly string[],
): Promise<readonly string[]> {
  const effective = new Set<string>()
  const silent: Control[] = []
  for (const story of stories) {
    await story.load()
    show(story, {})
    await pause(20)
    for (const control of controlsOf(story)) {
      const name = nameOf(control)
      if (effective.has(name)) continue
      if (await hasEffect(control)) effective.add(name)
      else silent.push(control)
    }
  }
  for (const wait of [300, 3000]) {
    for (const control of silent) {
      const name = nameOf(control)
      if (effective.has(name) || expected.includes(name)) continue
      if (await hasEffect(control, wait)) effective.add(name)
    }
  }
  return [...new Set(silent.map(nameOf))].filter((name) => !effective.has(name))
}

describe('controls', () => {
  const components = storySets.filter(({ title }) => !title.startsWith('Guide/'))
  test.each(components.map((component) => [component.title, component] as const))(
    'LIB-1 each control of %s changes what is shown',
    async (title, { storiesWithoutPlay }) => {
      const expected = Object.keys(silentControls[title] ?? {})
      const stories = storiesWithoutPlay(firstChoices).filter(isShown)
      const silent = await silentIn(stories, expected)
      expect(errors).toEqual([])
      expect([...silent].sort()).toEqual(expected.sort())
    },
  )
})
