'use client'
import { clsx } from 'clsx'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { visuallyHidden } from '../base/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import * as css from './ChatComposer.css.ts'

export interface ChatComposerProps extends RootProps<HTMLFormElement> {
  /** Label of the text area, for example "Message to Anna". */
  readonly label: string
  /** Text of the draft. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  /** Only called if there is something to send. An uncontrolled draft is then emptied. */
  readonly onSend: (text: string) => void
  readonly placeholder?: string | undefined
  /** For example what the message costs. */
  readonly description?: string | undefined
  /** Near this limit, the remaining characters are shown. */
  readonly maxLength?: number | undefined
  readonly isSending?: boolean | undefined
  /** Reason why sending is disabled. The draft is kept. */
  readonly disabledReason?: ReactNode
  /** Gift and photo buttons. */
  readonly tools?: ReactNode
}

/** The counter is shown from this share of the limit. */
const nearlyFull = 0.8

/**
 * Whether a key belongs to an input method, whose Enter ends the word that is composed. Safari reports the end of the
 * composition before that key, and marks the key by its code alone.
 */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

/** Text area to write a message. Enter sends, Shift+Enter inserts a line break. */
export function ChatComposer({
  label,
  value,
  defaultValue = '',
  onChange,
  onSend,
  placeholder,
  description,
  maxLength,
  isSending = false,
  disabledReason,
  tools,
  className,
  ...rest
}: ChatComposerProps) {
  const id = useId()
  const labels = useLabels()
  const [draft, setDraft] = useControlledState(value, defaultValue, onChange)
  const isDisabled = disabledReason !== undefined && disabledReason !== null
  const canSend = draft.trim() !== '' && !isSending && !isDisabled
  const isNearlyFull = maxLength !== undefined && draft.length >= maxLength * nearlyFull
  const send = () => {
    if (!canSend) return
    onSend(draft)
    if (value === undefined) setDraft('')
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
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
      <div className={css.layout}>
        {tools === undefined ? null : <div className={css.tools}>{tools}</div>}
        <div className={css.box}>
          <label htmlFor={id} className={visuallyHidden}>
            {label}
          </label>
          <textarea
            id={id}
            className={css.area}
            dir="auto"
            rows={1}
            value={draft}
            placeholder={placeholder}
            maxLength={maxLength}
            enterKeyHint="send"
            aria-describedby={`${id}-cost${isDisabled ? ` ${id}-reason` : ''}`}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={keyDown}
          />
        </div>
        <IconButton
          className={css.send}
          type="submit"
          label={labels('message.send')}
          icon={<SendHorizontal size="0.9em" className={css.arrow} />}
          variant="solid"
          tone="primary"
          isDisabled={!canSend}
        />
        <div className={css.foot} id={`${id}-cost`}>
          <span>{description}</span>
          {isNearlyFull ? (
            <span
              className={css.counter}
              role="status"
              data-full={draft.length >= maxLength || undefined}
            >
              {labels('characters_left', { count: maxLength - draft.length })}
            </span>
          ) : null}
        </div>
      </div>
    </form>
  )
}
