'use client'
import { clsx } from 'clsx'
import Heart from 'lucide-react/icons/heart'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useState } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { ProfileCard } from '../ProfileCard/index.ts'
import { Loading, Skeleton } from '../Skeleton/index.ts'
import { DeckCard, LeavingCard } from './DeckCard.tsx'
import type { DeckContent, DeckPerson } from './deck.types.ts'
import * as css from './SwipeDeck.css.ts'
import type { SwipeChoice } from './swipe.rules.ts'
import { useMessageFocus } from './useMessageFocus.ts'

export interface SwipeDeckProps extends RootProps<HTMLElement> {
  /** For example "People to like or skip". */
  readonly label: string
  /** People in order, first on top. The caller removes a person after a choice. */
  readonly content: DeckContent
  /** Below the buttons, for example "2 likes left today". */
  readonly description?: string | undefined
  readonly onDecide: (id: string, choice: SwipeChoice) => void
  /** Restores the last skipped person. Undefined if there is none. */
  readonly onUndo?: (() => void) | undefined
  /** Disabled while a choice is being saved. */
  readonly isPending?: boolean | undefined
}

interface Leaving {
  readonly person: DeckPerson
  readonly choice: SwipeChoice
}

const keys: Readonly<Record<string, SwipeChoice | 'undo'>> = {
  ArrowRight: 'like',
  ArrowLeft: 'skip',
  Backspace: 'undo',
}

/** Arrow keys work wherever the focus is inside the deck. */
const focusable = { tabIndex: 0 } as const

/** People one at a time. Drag, arrow keys or buttons: right likes, left skips. */
export function SwipeDeck({
  label,
  content,
  description,
  onDecide,
  onUndo,
  isPending = false,
  className,
  ...rest
}: SwipeDeckProps) {
  const labels = useLabels()
  const [leaving, setLeaving] = useState<readonly Leaving[]>([])
  const [returned, setReturned] = useState<string | null>(null)
  const people = content.kind === 'people' ? content.people : []
  const [top, ...below] = people
  const message = 'message' in content ? content.message : undefined
  const canChoose = top !== undefined && !isPending
  const { messageRef, expectMessage } = useMessageFocus()

  const choose = (choice: SwipeChoice) => {
    if (!canChoose) return
    setReturned(null)
    expectMessage()
    // With reduced motion there is no exit animation to wait for.
    if (window.matchMedia('(prefers-reduced-motion: no-preference)').matches)
      setLeaving((others) => [...others, { person: top, choice }])
    onDecide(top.id, choice)
  }
  const undo = () => {
    if (onUndo === undefined || isPending) return
    setReturned(top?.id ?? '')
    setLeaving([])
    onUndo()
  }
  const keyDown = (event: KeyboardEvent) => {
    const meant = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (meant === undefined) return
    event.preventDefault()
    if (meant === 'undo') undo()
    else choose(meant)
  }

  return (
    <section
      {...rest}
      className={clsx(css.root, className)}
      aria-label={label}
      data-content={content.kind}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div className={css.deck} role="group" aria-label={label} onKeyDown={keyDown} {...focusable}>
        {below
          .slice(0, 2)
          .toReversed()
          .map(({ id, name, age, photo }, index, shown) => (
            <div
              key={id}
              className={clsx(
                css.card,
                css.waiting({ depth: shown.length - index === 1 ? 'next' : 'last' }),
              )}
              aria-hidden="true"
              inert
            >
              <ProfileCard name={name} age={age} photo={photo} variant="swipe" headingLevel={2} />
            </div>
          ))}
        {content.kind === 'loading' ? (
          <Loading label={content.label} className={css.card}>
            <Skeleton variant="card" width="100%" height="100%" />
          </Loading>
        ) : null}
        {message === undefined ? null : (
          <div className={css.message} ref={messageRef}>
            {message}
          </div>
        )}
        {top === undefined ? null : (
          <DeckCard
            key={top.id}
            person={top}
            isBack={returned !== null && returned !== top.id}
            isDisabled={isPending}
            onChoice={choose}
          />
        )}
        {leaving.map(({ person, choice }) => (
          <LeavingCard
            key={person.id}
            person={person}
            choice={choice}
            onGone={() => setLeaving((others) => others.filter((each) => each.person !== person))}
          />
        ))}
      </div>
      <div className={css.actions}>
        <IconButton
          className={css.wayBack}
          label={labels('deck.undo')}
          icon={<Undo2 size="0.9em" />}
          variant="outline"
          isDisabled={onUndo === undefined || isPending}
          onPress={undo}
        />
        <IconButton
          className={css.choice}
          label={labels('deck.skip')}
          icon={<X size="1em" />}
          variant="outline"
          size="xl"
          isDisabled={!canChoose}
          onPress={() => choose('skip')}
        />
        <IconButton
          className={css.choice}
          label={labels('deck.like')}
          icon={<Heart size="1em" fill="currentColor" />}
          variant="solid"
          tone="primary"
          size="xl"
          isDisabled={!canChoose}
          onPress={() => choose('like')}
        />
      </div>
      {description === undefined ? null : <p className={css.remaining}>{description}</p>}
      <p className={visuallyHidden} role="status">
        {top === undefined ? '' : `${top.name}, ${top.age}`}
      </p>
    </section>
  )
}
