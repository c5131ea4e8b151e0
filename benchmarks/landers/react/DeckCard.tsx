import Heart from 'lucide-react/icons/heart'
import X from 'lucide-react/icons/x'
import { type CSSProperties, useRef } from 'react'
import * as styles from 'site/landers/tinderswipe/Deck.css.ts'
import type { Person, TinderswipeContent } from './content.ts'
import { PortraitCard } from './PortraitCard.tsx'
import { useDrag } from './useDrag.ts'

interface Props {
  readonly person: Person
  readonly example: string
  readonly deck: TinderswipeContent['deck']
  readonly index: number
  readonly isCurrent: boolean
  /** The side to which the card has left. */
  readonly way: 1 | -1 | undefined
  readonly onChoice: (direction: 1 | -1) => void
}

export function DeckCard({ person, example, deck, index, isCurrent, way = -1, onChoice }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const drag = useDrag((direction) => isCurrent && onChoice(direction))
  const choose = (direction: 1 | -1) => () => {
    onChoice(direction)
    const same = item.current?.nextElementSibling?.querySelectorAll('button')
    requestAnimationFrame(() => same?.[direction === 1 ? 1 : 0]?.focus({ preventScroll: true }))
  }
  const style: CSSProperties & Record<'--way', number> = { '--way': way }
  return (
    <li className={styles.card} style={style} ref={item}>
      <div className={styles.photo} {...drag}>
        <PortraitCard
          person={person}
          example={example}
          sizes="(min-width: 30rem) 26rem, 90vw"
          isFirst={index === 0}
        />
        <span className={styles.stampLike} aria-hidden="true">
          {deck.like}
        </span>
        <span className={styles.stampPass} aria-hidden="true">
          {deck.pass}
        </span>
      </div>
      <div className={styles.controls}>
        <button type="button" className={styles.way} onClick={choose(-1)}>
          <X size={24} strokeWidth={1.75} /> {deck.pass}
        </button>
        <button type="button" className={styles.like} onClick={choose(1)}>
          <Heart size={24} strokeWidth={1.75} /> {deck.like}
        </button>
      </div>
      <p className={styles.position}>{deck.positions[index]}</p>
    </li>
  )
}
