'use client'
import { clsx } from 'clsx'
import { useControlledState } from 'react-stately/useControlledState'
import { fieldSlot } from '../internal/field.css.ts'
import type { ChoiceProps, FieldProps, ListOption } from '../internal/field.types.ts'
import { lazyComponent } from '../internal/lazyComponent.ts'
import { useLazyComponent } from '../internal/useLazyComponent.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import type { ComboBoxPartProps } from './TypedComboBox.tsx'

export type ComboBoxOption<Id extends string = string> = ListOption<Id>

/** `onChange` receives null when the input is cleared. */
export interface ComboBoxProps<Id extends string = string>
  extends FieldProps<HTMLDivElement>,
    ChoiceProps<Id, Id | null> {
  readonly options: readonly ComboBoxOption<Id>[]
  /** Label of the button that opens the whole list. */
  readonly openLabel: string
  /** Shown if no option matches the typed text. */
  readonly emptyText: string
  readonly placeholder?: string | undefined
  /** BCP 47 tag of the page. Decides how letters are compared. */
  readonly locale?: string | undefined
  readonly isRequired?: boolean | undefined
}

const typedComboBox = lazyComponent<ComboBoxPartProps>(
  async () => (await import('./TypedComboBox.tsx')).TypedComboBox,
)

/** One of many options, filtered by typing. Starts as a native select. */
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
  ...rest
}: ComboBoxProps<Id>) {
  const [chosen, setOwn] = useControlledState<Id | null>(value, defaultValue ?? null)
  const [root, setRoot] = useMergedRefs(ref)
  const TypedComboBox = useLazyComponent(typedComboBox, root)
  const choose = (id: string | null) => {
    const next = options.find((candidate) => candidate.id === id)?.id ?? null
    setOwn(next)
    onChange?.(next)
  }
  const fieldProps = { label, description, errorMessage, name }
  const shared = { ...fieldProps, options, onChange: choose, isRequired, isDisabled }
  return (
    <div
      {...rest}
      ref={setRoot}
      className={clsx(fieldSlot, className)}
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
