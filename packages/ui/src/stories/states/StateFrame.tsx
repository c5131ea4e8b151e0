import * as css from './StateSheet.css.ts'
import type { StateName } from './stateNames.ts'

const parameter = 'state'

/**
 * The state that the address of a frame asks for. Tests render a story without Storybook, so there are no
 * frames: they show the first state.
 */
export function stateInAddress(names: readonly StateName[]): StateName | undefined {
  const asked = new URLSearchParams(location.search).get(parameter)
  const isInStorybook = '__STORYBOOK_PREVIEW__' in window
  return names.find((name) => name === asked) ?? (isInStorybook ? undefined : names[0])
}

interface Shown {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
}

/** Address of one state of a story. */
export function stateAddress({ id, globals }: Shown, state: StateName): string {
  const choices = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
  const query = { id, viewMode: 'story', globals: choices.join(';'), [parameter]: state }
  return `iframe.html?${new URLSearchParams(query)}`
}

interface StateFrameProps {
  readonly title: StateName
  readonly src: string
}

/** One state of a story in a window of its own. */
export function StateFrame(props: StateFrameProps) {
  return <iframe {...props} className={css.frame} loading="lazy" />
}
