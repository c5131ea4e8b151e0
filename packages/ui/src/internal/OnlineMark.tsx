import { useLabels } from './labels.ts'

/** The mark of a person who is online now. */
export function OnlineMark({ className }: { readonly className: string }) {
  const label = useLabels()('online')
  return <span className={className} role="img" aria-label={label} title={label} />
}
