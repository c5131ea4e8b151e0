'use client'
import { clsx } from 'clsx'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type ReactNode, type Ref, useState } from 'react'
import { Button } from '../Button/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { TextArea } from '../TextArea/index.ts'
import * as css from './IcebreakerPicker.css.ts'

export interface Icebreaker {
  readonly id: string
  readonly text: string
  /** What it is based on, for example "You both love hiking". */
  readonly reason?: string | undefined
  readonly icon?: ReactNode
}

export interface IcebreakerPickerProps {
  /** For example "A first line to Anna". */
  readonly label: string
  readonly lines: readonly Icebreaker[]
  /** Label of the text area for editing the chosen line. */
  readonly editLabel: string
  readonly sendText: string
  /** Called with the chosen icebreaker and the edited text. */
  readonly onSend: (line: { readonly id: string; readonly text: string }) => void
  /** Cost of sending, in credits and money. */
  readonly costText?: string | undefined
  readonly maxLength?: number | undefined
  readonly isPending?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly errorMessage?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLFormElement> | undefined
}

/** A choice of editable opening messages. Each keeps its edits. */
export const IcebreakerPicker = ({
  label,
  lines,
  editLabel,
  sendText,
  onSend,
  costText,
  maxLength,
  isPending = false,
  isDisabled = false,
  errorMessage,
  className,
  ...rest
}: IcebreakerPickerProps) => {
  const [chosenId, setChosenId] = useState(lines[0]?.id)
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map())
  const chosen = lines.find(({ id }) => id === chosenId) ?? lines[0]
  if (chosen === undefined) return null
  const text = changed.get(chosen.id) ?? chosen.text
  const isEmpty = text.trim() === ''
  return (
    <form
      {...rest}
      className={clsx(css.form, className)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !isPending) onSend({ id: chosen.id, text: text.trim() })
      }}
    >
      <RadioGroup
        variant="list"
        label={label}
        value={chosen.id}
        onChange={setChosenId}
        isDisabled={isDisabled}
        options={lines.map((line) => ({
          id: line.id,
          label: changed.get(line.id) ?? line.text,
          description: line.reason,
          icon: line.icon === undefined ? undefined : <span className={css.icon}>{line.icon}</span>,
        }))}
      />
      <TextArea
        label={editLabel}
        rows={2}
        value={text}
        onChange={(words) => setChanged(new Map(changed).set(chosen.id, words))}
        maxLength={maxLength}
        isDisabled={isDisabled}
        errorMessage={errorMessage}
      />
      <div className={css.foot}>
        {costText === undefined ? null : <p className={css.cost}>{costText}</p>}
        <Button
          type="submit"
          icon={<SendHorizontal size="1em" className={css.arrow} />}
          isPending={isPending}
          isDisabled={isDisabled || isEmpty}
          className={css.send}
        >
          {sendText}
        </Button>
      </div>
    </form>
  )
}
