import type { ReactRenderer } from '@storybook/react-vite'
import type { ComposedStoryFn } from 'storybook/internal/types'
import { viewports } from '../toolbars.ts'

const usual = { width: 1200, height: 900 }

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && Object.hasOwn(viewports, name)

/** Size in pixels of the viewport that a story requests. */
export function viewportOf({ globals }: ComposedStoryFn<ReactRenderer>): typeof usual {
  const name: unknown = globals['viewport']?.value
  if (!isViewport(name)) return usual
  const { width, height } = viewports[name].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}
