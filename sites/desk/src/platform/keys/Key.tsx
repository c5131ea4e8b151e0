import { key } from './Key.css.ts'

/** A key of the keyboard beside what it does; screen readers hear it in the list of shortcuts. */
export function Key({ children }: { readonly children: string }) {
  return (
    <span className={key} aria-hidden="true">
      {children}
    </span>
  )
}
