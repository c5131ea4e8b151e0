'use client'
import { useEffect, useRef, useState } from 'react'
import * as styles from 'site/landers/tinderswipe/Deck.css.ts'
import type { FormContent, Person, TinderswipeContent } from './content.ts'
import { DeckCard } from './DeckCard.tsx'
import { SignupForm } from './SignupForm.tsx'

interface Props {
  readonly people: readonly Person[]
  readonly example: string
  readonly deck: TinderswipeContent['deck']
  readonly form: FormContent
}

type Direction = 1 | -1

/** Cards that are dragged, chosen by buttons or by arrow keys; the signup form lies below the last. */
export function Deck({ people, example, deck, form }: Props) {
  const [choices, setChoices] = useState<readonly Direction[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const at = choices.length
  const isDone = at === people.length
  const likes = choices.filter((choice) => choice === 1).length
  const go = (direction: Direction) =>
    setChoices((made) => (made.length < people.length ? [...made, direction] : made))

  useEffect(() => {
    const choose = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement) return
      const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null
      if (direction)
        setChoices((made) => (made.length < people.length ? [...made, direction] : made))
    }
    addEventListener('keydown', choose)
    return () => removeEventListener('keydown', choose)
  }, [people.length])
  useEffect(() => {
    if (isDone) heading.current?.focus()
  }, [isDone])

  return (
    <section className={styles.deck} aria-label={deck.label}>
      {[...people.map(({ title }) => title), deck.formTitle].map((label, index) => (
        <input
          key={label}
          className={styles.choice}
          type="radio"
          name="card"
          id={`at-${index}`}
          checked={index === at}
          hidden
          readOnly
          aria-label={label}
        />
      ))}
      <ul className={styles.cards}>
        {people.map((person, index) => (
          <DeckCard
            key={person.title}
            person={person}
            example={example}
            deck={deck}
            index={index}
            isCurrent={index === at}
            way={choices[index]}
            onChoice={go}
          />
        ))}
        <li className={styles.join} id="join">
          <div>
            <h2 tabIndex={-1} ref={heading}>
              {deck.formTitle}
            </h2>
            <p>{deck.afterLikes[likes - 1] ?? deck.formBody}</p>
          </div>
          <SignupForm {...form} />
        </li>
      </ul>
      <p aria-live="polite" className={styles.choice}>
        {at > 0 ? people[at]?.title : null}
      </p>
    </section>
  )
}
