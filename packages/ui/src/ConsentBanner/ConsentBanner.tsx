'use client'
import { clsx } from 'clsx'
import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../Button/index.ts'
import { Switch } from '../Switch/index.ts'
import type { ConsentVariant } from './ConsentBanner.css.ts'
import * as css from './ConsentBanner.css.ts'

export interface ConsentKind<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly description: string
  /** Needed for the site to work: always on. */
  readonly isRequired?: boolean | undefined
}

export interface ConsentTexts {
  readonly title: string
  readonly text: ReactNode
  readonly accept: string
  readonly refuse: string
  readonly choose: string
  readonly save: string
}

export interface ConsentBannerProps<Id extends string = string> {
  readonly texts: ConsentTexts
  readonly kinds: readonly ConsentKind<Id>[]
  /** The kinds that are allowed, the needed ones among them. */
  readonly onDecide: (allowed: readonly Id[]) => void
  /** A link to what cookies do. */
  readonly policy?: ReactNode
  /** Over the foot of the page without moving it, or in the page, as on the page about cookies. */
  readonly variant?: ConsentVariant | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Asks once. Yes, no and choosing weigh the same; nothing is ticked beforehand. */
export function ConsentBanner<Id extends string = string>({
  texts,
  kinds,
  onDecide,
  policy,
  variant = 'floating',
  className,
  ...marks
}: ConsentBannerProps<Id>) {
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone, so the focus goes on to what it has opened.
  useEffect(() => {
    if (isChoosing) list.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [isChoosing])
  const decide = (isAllowed: (kind: ConsentKind<Id>) => boolean) =>
    onDecide(kinds.filter((kind) => kind.isRequired || isAllowed(kind)).map((kind) => kind.id))
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    decide((kind) => chosen.has(kind.id))
  }
  return (
    <section
      {...marks}
      className={clsx(css.banner({ variant }), className)}
      aria-labelledby={`${id}-title`}
      data-variant={variant}
    >
      <form className={css.inner} onSubmit={keep}>
        <div className={css.words}>
          <p id={`${id}-title`} className={css.title}>
            {texts.title}
          </p>
          <p>
            {texts.text} {policy}
          </p>
        </div>
        <div ref={list} id={`${id}-kinds`} className={css.kinds} hidden={!isChoosing}>
          {kinds.map((kind) => (
            <Switch
              key={kind.id}
              label={kind.label}
              description={kind.description}
              name={kind.id}
              isDisabled={kind.isRequired ?? false}
              defaultSelected={kind.isRequired ?? false}
            />
          ))}
        </div>
        <div className={css.choices}>
          <Button variant="outline" tone="neutral" isWide onPress={() => decide(() => true)}>
            {texts.accept}
          </Button>
          <Button variant="outline" tone="neutral" isWide onPress={() => decide(() => false)}>
            {texts.refuse}
          </Button>
          {isChoosing ? (
            <Button key="save" type="submit" variant="outline" tone="neutral" isWide>
              {texts.save}
            </Button>
          ) : (
            <Button
              key="choose"
              variant="outline"
              tone="neutral"
              isWide
              aria-expanded={false}
              aria-controls={`${id}-kinds`}
              onPress={() => setChoosing(true)}
            >
              {texts.choose}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
