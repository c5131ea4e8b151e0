import { fact, factLabel, factList } from './profile.css.ts'

interface FactListProps {
  readonly items: readonly { readonly id: string; readonly label: string; readonly text: string }[]
}

/** Names and answers, two columns where there is room. */
export function FactList({ items }: FactListProps) {
  return (
    <dl className={factList}>
      {items.map(({ id, label, text }) => (
        <div key={id} className={fact}>
          <dt className={factLabel}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
