import { key } from './Key.css.ts'

/** A key of the keyboard beside what it does; screen readers hear it in the list of shortcuts. */
export const Key = ({ children }: { readonly children: string }) => (
  <span className={key} aria-hidden="true">
    {children}
  </span>
)
