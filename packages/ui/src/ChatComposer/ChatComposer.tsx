'use client'
import { clsx } from 'clsx'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as css from './ChatComposer.css.ts'

export interface ChatComposerProps {
  /** Label of the text area, for example "Message to Anna". */
  readonly label: string
  /** Text of the draft. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Only called if there is something to send. */
  readonly onSend: () => void
  readonly sendLabel: string
  readonly placeholder?: string | undefined
  /** Cost of the message, in credits and money. */
  readonly costText?: string | undefined
  /** Remaining characters, for example "42 left". Shown near the limit. */
  readonly counterText?: string | undefined
  readonly maxLength?: number | undefined
  readonly isSending?: boolean | undefined
  /** Reason why sending is disabled. The draft is kept. */
  readonly disabledReason?: ReactNode
  /** Gift and photo buttons. */
  readonly tools?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLFormElement> | undefined
}

/** The counter is shown from this share of the limit. */
const nearlyFull = 0.8

/** Text area to write a message. Enter sends, Shift+Enter inserts a line break. */
export const ChatComposer = ({
  label,
  value,
  onChange,
  onSend,
  sendLabel,
  placeholder,
  costText,
  counterText,
  maxLength,
  isSending = false,
  disabledReason,
  tools,
  className,
  ...rest
}: ChatComposerProps) => {
  const id = useId()
  const isDisabled = disabledReason !== undefined && disabledReason !== null
  const canSend = value.trim() !== '' && !isSending && !isDisabled
  const isNearlyFull = maxLength !== undefined && value.length >= maxLength * nearlyFull
  const send = () => {
    if (canSend) onSend()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      {...rest}
      className={clsx(css.form, className)}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isDisabled ? (
        <div className={css.reason} id={`${id}-reason`}>
          {disabledReason}
        </div>
      ) : null}
      <div className={css.row}>
        {tools === undefined ? null : <div className={css.tools}>{tools}</div>}
        <div className={css.box}>
          <label htmlFor={id} className={visuallyHidden}>
            {label}
          </label>
          <textarea
            id={id}
            className={css.area}
            rows={1}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            enterKeyHint="send"
            aria-describedby={`${id}-cost${isDisabled ? ` ${id}-reason` : ''}`}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={keyDown}
          />
        </div>
        <IconButton
          type="submit"
          label={sendLabel}
          icon={<SendHorizontal size="0.9em" className={css.arrow} />}
          variant="solid"
          tone="primary"
          isDisabled={!canSend}
        />
      </div>
      <div className={css.foot} id={`${id}-cost`}>
        <span>{costText}</span>
        {isNearlyFull ? (
          <span
            className={css.counter}
            role="status"
            data-full={value.length >= maxLength || undefined}
          >
            {counterText}
          </span>
        ) : null}
      </div>
    </form>
  )
}
