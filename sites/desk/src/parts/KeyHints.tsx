import * as css from './KeyHints.css.ts'

export interface KeyHint {
  /** As on the keyboard, several for the same action. */
  readonly keys: readonly string[]
  /** What they do. */
  readonly label: string
}

/** What each key of a screen does. */
export const KeyHints = ({ hints }: { readonly hints: readonly KeyHint[] }) => (
  <dl className={css.list}>
    {hints.map(({ keys, label }) => (
      <div key={label} className={css.hint}>
        <dt className={css.keys}>
          {keys.map((key) => (
            <kbd key={key} className={css.key}>
              {key}
            </kbd>
          ))}
        </dt>
        <dd className={css.label}>{label}</dd>
      </div>
    ))}
  </dl>
)
