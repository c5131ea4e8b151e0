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
  /** Necessary for the site to work. Always on. */
  readonly isRequired?: boolean | undefined
}

export interface ConsentLabels {
  readonly title: string
  readonly text: ReactNode
  readonly accept: string
  readonly refuse: string
  readonly choose: string
  readonly save: string
}

export interface ConsentBannerProps<Id extends string = string> {
  readonly labels: ConsentLabels
  readonly kinds: readonly ConsentKind<Id>[]
  /** The allowed kinds, including the required ones. */
  readonly onDecide: (allowed: readonly Id[]) => void
  /** Link to the cookie policy. */
  readonly policy?: ReactNode
  /** `floating` overlays the bottom of the page, `inline` is part of the content, as on the cookie page. */
  readonly variant?: ConsentVariant | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Asks for consent to cookies. Accept, refuse and choose have equal weight, and nothing is preselected. */
export function ConsentBanner<Id extends string = string>({
  labels,
  kinds,
  onDecide,
  policy,
  variant = 'floating',
  className,
  ...rest
}: ConsentBannerProps<Id>) {
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // The pressed button is unmounted, so focus moves to the panel that it opened.
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
      {...rest}
      className={clsx(css.banner({ variant }), className)}
      aria-labelledby={`${id}-title`}
      data-variant={variant}
    >
      <form className={css.inner} onSubmit={keep}>
        <div className={css.textBlock}>
          <p id={`${id}-title`} className={css.title}>
            {labels.title}
          </p>
          <p>
            {labels.text} {policy}
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
            {labels.accept}
          </Button>
          <Button variant="outline" tone="neutral" isWide onPress={() => decide(() => false)}>
            {labels.refuse}
          </Button>
          {isChoosing ? (
            <Button key="save" type="submit" variant="outline" tone="neutral" isWide>
              {labels.save}
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
              {labels.choose}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
