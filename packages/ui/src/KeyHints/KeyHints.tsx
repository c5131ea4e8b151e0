import { clsx } from 'clsx'
import type { RootProps } from '../internal/props.ts'
import * as css from './KeyHints.css.ts'

export interface KeyHint {
  /** Names on the keyboard; several for the same action. */
  readonly keys: readonly string[]
  /** What they do. */
  readonly label: string
}

export interface KeyHintsProps extends RootProps<HTMLDListElement> {
  readonly hints: readonly KeyHint[]
}

/** What each key of a screen does. */
export function KeyHints({ hints, className, ...rest }: KeyHintsProps) {
  return (
    <dl {...rest} className={clsx(css.list, className)}>
      {hints.map(({ keys, label }) => (
        <div key={label} className={css.hint}>
          <dt className={css.keys}>
            {keys.map((key) => (
              <kbd key={key} className={css.key} translate="no">
                {key}
              </kbd>
            ))}
          </dt>
          <dd className={css.label}>{label}</dd>
        </div>
      ))}
    </dl>
  )
}
