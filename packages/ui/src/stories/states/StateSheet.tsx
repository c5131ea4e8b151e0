import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { force, isForced, matchForcedStates } from './forcePseudoClasses.ts'
import * as css from './StateSheet.css.ts'
import type { StateName } from './stateNames.ts'

interface CellProps {
  readonly state: StateName
  readonly name: string
  /** Selector of the element that is hovered, pressed and focused. */
  readonly target: string | undefined
  readonly hasOwnWindow: boolean
  readonly height: string | undefined
  readonly children: ReactNode
}

/** One state with its name. */
const Cell = ({ state, name, target, hasOwnWindow, height, children }: CellProps) => {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = content
    if (current === null || !isForced(state)) return
    const apply = () => {
      matchForcedStates()
      force(current, state, target)
    }
    apply()
    // What is loaded on first use appears later.
    const observer = new MutationObserver(apply)
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [state, target])
  return (
    <figure className={css.cell}>
      <figcaption className={css.label} translate="no">
        {name}
      </figcaption>
      <div
        ref={content}
        className={hasOwnWindow ? css.ownWindow : css.content}
        style={height === undefined ? undefined : { blockSize: height }}
      >
        {children}
      </div>
    </figure>
  )
}

export interface SheetRow {
  /** Empty for a component with one row. */
  readonly name: string
  readonly cells: readonly (Pick<CellProps, 'state' | 'name' | 'height'> & {
    readonly content: ReactNode
  })[]
}

interface StateSheetProps extends Pick<CellProps, 'target' | 'hasOwnWindow'> {
  readonly rows: readonly SheetRow[]
  readonly width: css.CellWidth
}

/** Every state of a component, side by side. */
export function StateSheet({ rows, width, ...rest }: StateSheetProps) {
  return (
    <div className={css.sheet}>
      {rows.map(({ name: rowName, cells }) => (
        <div key={rowName} className={css.row}>
          {rowName === '' ? null : (
            <p className={css.rowName} translate="no">
              {rowName}
            </p>
          )}
          <div className={css.cells[width]}>
            {cells.map(({ content, ...cell }) => (
              <Cell key={cell.name} {...cell} {...rest}>
                {content}
              </Cell>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
