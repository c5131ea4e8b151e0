'use client'
import { clsx } from 'clsx'
import Paperclip from 'lucide-react/icons/paperclip'
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '../Button/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { Illustration } from '../Illustration/index.ts'
import { useLabels } from '../internal/labels.ts'
import { useMergedRefs } from '../internal/props.ts'
import { RadioGroup, type RadioOption } from '../RadioGroup/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { NextSteps } from './NextSteps.tsx'
import * as css from './ReportFlow.css.ts'

export interface Report<Reason extends string = string> {
  readonly reason: Reason
  readonly text: string
  /** Address of a visitor. Members get the answer at that of their account. */
  readonly email?: string | undefined
  /** The reader does not want to see the reported member any more. */
  readonly isBlocked: boolean
}

/** The fields of a report that was sent without script; the text is missing until the second step. */
export interface SentReport<Reason extends string = string> {
  readonly reason?: Reason | undefined
  readonly text?: string | undefined
  readonly email?: string | undefined
}

export interface ReportFlowProps<Reason extends string = string> {
  readonly reasons: readonly RadioOption<Reason>[]
  /** What is reported, as it was: a message, a photo, a profile. A copy goes along. */
  readonly evidence?: ReactNode
  /** Asks a visitor for an address. */
  readonly hasEmail?: boolean | undefined
  /** Offers to block this member as well. */
  readonly blockName?: string | undefined
  readonly isPending?: boolean | undefined
  /** Why the report could not be sent; what was typed stays. */
  readonly errorMessage?: string | undefined
  /** Set when the report was sent, with its case number. */
  readonly receipt?: { readonly number: string } | undefined
  /** The field that was refused, which says so itself. */
  readonly refusedField?: 'text' | 'email' | undefined
  /** Where the form is sent without script, one step after the other. */
  readonly action?: string | undefined
  /** The form that was sent there last. Shows the next step, or the same one with its errors. */
  readonly sent?: SentReport<Reason> | undefined
  readonly onSubmit: (report: Report<Reason>) => void
  /** After the receipt. */
  readonly onDone: () => void
  /** 2 on a page; 3 in a Sheet, below its title. */
  readonly headingLevel?: 2 | 3 | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const minTextLength = 10
const maxTextLength = 4_000

/** A report in two steps, what it is about and what happened, with a receipt. Goes into a Sheet or on a page. */
export function ReportFlow<Reason extends string = string>({
  reasons,
  evidence,
  hasEmail = false,
  blockName,
  isPending = false,
  errorMessage,
  refusedField,
  receipt,
  action,
  sent,
  onSubmit,
  onDone,
  headingLevel = 3,
  className,
  ref,
  ...rest
}: ReportFlowProps<Reason>) {
  const labels = useLabels()
  const Heading = `h${headingLevel}` as const
  const [root, setRoot] = useMergedRefs(ref)
  const [step, setStep] = useState<'reason' | 'text'>(sent?.reason ? 'text' : 'reason')
  const [reason, setReason] = useState<Reason | null>(sent?.reason ?? null)
  const [text, setText] = useState(sent?.text ?? '')
  const [email, setEmail] = useState(sent?.email ?? '')
  const [isBlocked, setBlocked] = useState(false)
  const [isTried, setTried] = useState(
    sent !== undefined && (!sent.reason || sent.text !== undefined),
  )

  const screen = receipt === undefined ? step : 'sent'
  const previous = useRef(screen)
  // The button that had the focus is gone.
  useEffect(() => {
    if (previous.current === screen) return
    previous.current = screen
    root.current?.querySelector<HTMLElement>('[data-heading]')?.focus()
  }, [screen, root])

  if (receipt !== undefined) {
    return (
      <div {...rest} ref={setRoot} className={clsx(css.flow, className)} data-step="sent">
        <div className={css.sent} role="status">
          <Illustration name="safety" />
          <Heading className={css.sentTitle} tabIndex={-1} data-heading="">
            {labels('report.sent')}
          </Heading>
          <p className={css.number}>{labels('report.number', receipt)}</p>
        </div>
        <NextSteps headingLevel={headingLevel === 2 ? 3 : 4} />
        <Button isWide onPress={onDone}>
          {labels('close')}
        </Button>
      </div>
    )
  }

  const isReason = step === 'reason'
  const go = (to: typeof step) => {
    setTried(false)
    setStep(to)
  }
  const isTooShort = text.trim().length < minTextLength
  const lacksEmail = hasEmail && !email.includes('@')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason === null) return
    if (isReason) go('text')
    else if (!isTooShort && !lacksEmail) {
      onSubmit({ reason, text: text.trim(), isBlocked, ...(hasEmail ? { email } : {}) })
    }
  }
  return (
    <div {...rest} ref={setRoot} className={clsx(css.flow, className)} data-step={step}>
      <form
        className={css.flow}
        noValidate
        onSubmit={submit}
        {...(action === undefined ? {} : { method: 'post', action })}
      >
        <p className={css.position}>
          {labels('step.position', { number: isReason ? 1 : 2, total: 2 })}
        </p>
        <Heading className={css.title} tabIndex={-1} data-heading="">
          {labels(isReason ? 'report.reason' : 'report.text')}
        </Heading>
        {isReason ? (
          <RadioGroup
            label={labels('report.reason')}
            isLabelHidden
            variant="list"
            name="reason"
            options={reasons}
            value={reason}
            onChange={setReason}
            errorMessage={isTried && reason === null ? labels('report.choose') : undefined}
          />
        ) : (
          <>
            <input type="hidden" name="reason" value={reason ?? ''} />
            {evidence === undefined ? null : (
              <figure className={css.evidence}>
                <div dir="auto">{evidence}</div>
                <figcaption className={css.evidenceLabel}>
                  <Paperclip size="1em" className={css.evidenceIcon} />
                  {labels('report.evidence')}
                </figcaption>
              </figure>
            )}
            <TextArea
              label={labels('report.words')}
              description={labels('report.words_hint')}
              name="text"
              value={text}
              onChange={setText}
              maxLength={maxTextLength}
              errorMessage={
                isTried && (isTooShort || refusedField === 'text')
                  ? labels('report.too_short')
                  : undefined
              }
            />
            {hasEmail ? (
              <TextField
                label={labels('report.email')}
                type="email"
                name="email"
                autoComplete="email"
                value={email}
                onChange={setEmail}
                errorMessage={
                  isTried && (lacksEmail || refusedField === 'email')
                    ? labels('report.no_email')
                    : undefined
                }
              />
            ) : null}
            {blockName === undefined ? null : (
              <Checkbox name="block" isSelected={isBlocked} onChange={setBlocked}>
                {labels('report.block', { name: blockName })}
              </Checkbox>
            )}
            <NextSteps headingLevel={headingLevel === 2 ? 3 : 4} />
          </>
        )}
        <p className={css.error} role="alert">
          {errorMessage}
        </p>
        <div className={css.actions}>
          {isReason ? null : (
            <Button
              variant="quiet"
              tone="neutral"
              className={css.needsScript}
              onPress={() => go('reason')}
            >
              {labels('back')}
            </Button>
          )}
          <Button type="submit" isWide={isReason} isPending={isPending}>
            {labels(isReason ? 'continue' : 'report.send')}
          </Button>
        </div>
      </form>
    </div>
  )
}
