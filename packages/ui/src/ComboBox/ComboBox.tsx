'use client'
import { clsx } from 'clsx'
import { place } from '../internal/field.css.ts'
import type { ChoiceProps, FieldProps, ListOption } from '../internal/field.types.ts'
import { laterPart } from '../internal/laterPart.ts'
import { useLaterPart } from '../internal/useLaterPart.ts'
import { useOwnRef } from '../internal/useOwnRef.ts'
import { useOwnValue } from '../internal/useOwnValue.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import type { ComboBoxPartProps } from './comboBox.types.ts'

export type ComboBoxOption<Id extends string = string> = ListOption<Id>

/** `onChange` gets null when the box was emptied. */
export interface ComboBoxProps<Id extends string = string>
  extends FieldProps<HTMLDivElement>,
    ChoiceProps<Id, Id | null> {
  readonly options: readonly ComboBoxOption<Id>[]
  /** Name of the button that opens the whole list. */
  readonly openLabel: string
  /** In the list when nothing fits what was typed. */
  readonly emptyText: string
  readonly placeholder?: string | undefined
  /** BCP 47 tag of the page: decides which letters count as the same. */
  readonly locale?: string | undefined
  readonly isRequired?: boolean | undefined
}

const typedComboBox = laterPart<ComboBoxPartProps>(
  async () => (await import('./TypedComboBox.tsx')).TypedComboBox,
)

/** One of very many: a few letters narrow the list. Starts as the browser's own list. */
export function ComboBox<Id extends string = string>({
  options,
  openLabel,
  emptyText,
  value,
  defaultValue,
  onChange,
  placeholder,
  locale,
  isRequired = false,
  isDisabled = false,
  className,
  ref,
  label,
  description,
  errorMessage,
  name,
  ...marks
}: ComboBoxProps<Id>) {
  const [chosen, setOwn] = useOwnValue<Id | null>(value, defaultValue ?? null)
  const [root, setRoot] = useOwnRef(ref)
  const TypedComboBox = useLaterPart(typedComboBox, root)
  const choose = (id: string | null) => {
    const next = options.find((candidate) => candidate.id === id)?.id ?? null
    setOwn(next)
    onChange?.(next)
  }
  const words = { label, description, errorMessage, name }
  const shared = { ...words, options, onChange: choose, isRequired, isDisabled }
  return (
    <div
      {...marks}
      ref={setRoot}
      className={clsx(place, className)}
      data-ready={TypedComboBox !== null || undefined}
    >
      {TypedComboBox === null ? (
        <NativeSelect {...shared} value={chosen ?? ''} placeholder={placeholder ?? ''} />
      ) : (
        <TypedComboBox
          {...shared}
          {...{ openLabel, emptyText, placeholder, locale }}
          value={chosen}
        />
      )}
    </div>
  )
}
