import type { ReactRenderer, StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import type { StoryContext } from 'storybook/internal/types'
import { StateFrame, stateAddress, stateInAddress } from './StateFrame.tsx'
import type { CellWidth } from './StateSheet.css.ts'
import { type SheetRow, StateSheet } from './StateSheet.tsx'
import { type StateName, stateNames } from './stateNames.ts'

type Context = StoryContext<ReactRenderer>

interface ComponentMeta<Props> {
  readonly component: ComponentType<Props>
  readonly render?: (args: never, context: never) => ReactNode
}

/** The states that a component has, each with its props. A state of the pointer or focus needs none. */
type States<Props> = { readonly [State in StateName]?: Partial<Props> }

interface SheetOptions<Props> {
  /** Variants with the states of each, by name. */
  readonly rows?: Readonly<Record<string, Partial<Props>>>
  /** Least width of a cell. */
  readonly width?: CellWidth
  /** Selector of the element that is hovered, pressed and focused; by default the first control. */
  readonly target?: string
  readonly height?: string
  /** Height of the cell of an open component, so that it does not cover the next row. */
  readonly openHeight?: string
  /** What the component fixes to the window is fixed to the cell. */
  readonly hasOwnWindow?: boolean
  /** The component covers the window, so each state is in a frame. */
  readonly coversWindow?: boolean
}

const parseProps = <Props,>(props: object): Props => props as Props
const parseRender = <Props,>(render: unknown) =>
  render as ((props: Props, context: Context) => ReactNode) | undefined

interface DrawnProps {
  readonly draw: () => ReactNode
}

/** Calls a render function of a story as a component, since it may use hooks. */
const Drawn = ({ draw }: DrawnProps) => draw()

/** Rules that sheets break because they show the same landmark once for each state. */
const repeated = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-contentinfo-is-top-level',
  'landmark-banner-is-top-level',
]

/** A story with every state of a component on one sheet. */
export function statesOf<Props extends object>(
  { component: Component, render }: ComponentMeta<Props>,
  given: States<Props>,
  {
    rows = { '': {} },
    target,
    height,
    openHeight = height,
    hasOwnWindow = false,
    coversWindow = false,
    width = coversWindow ? 'lg' : 'md',
  }: SheetOptions<Props> = {},
): StoryObj {
  const renderOne = parseRender<Props>(render)
  const content = (args: object, row: Partial<Props>, state: StateName, context: Context) => {
    const props = parseProps<Props>({ ...args, ...row, ...given[state] })
    return renderOne === undefined ? (
      <Component {...props} />
    ) : (
      <Drawn draw={() => renderOne(props, context)} />
    )
  }
  const named = Object.entries(rows)
  const names = stateNames.filter((state) => given[state] !== undefined)
  return {
    parameters: {
      isStateSheet: true,
      opensOverlay: given.open !== undefined,
      controls: { disable: true },
      a11y: { config: { rules: repeated.map((id) => ({ id, enabled: false })) } },
    },
    render: (args: object, context: Context) => {
      const single = coversWindow ? stateInAddress(names) : undefined
      if (single !== undefined) return content(args, named[0]?.[1] ?? {}, single, context)
      const cell = (row: Partial<Props>, state: StateName, name: string) => ({
        state,
        name,
        height: state === 'open' ? openHeight : height,
        content: coversWindow ? (
          <StateFrame title={state} src={stateAddress(context, state)} />
        ) : (
          content(args, row, state, context)
        ),
      })
      const [only, ...others] = names
      const sheet: readonly SheetRow[] =
        only !== undefined && others.length === 0
          ? [{ name: '', cells: named.map(([name, row]) => cell(row, only, name || only)) }]
          : named.map(([name, row]) => ({
              name,
              cells: names.map((state) => cell(row, state, state)),
            }))
      return <StateSheet rows={sheet} width={width} target={target} hasOwnWindow={hasOwnWindow} />
    },
  }
}
