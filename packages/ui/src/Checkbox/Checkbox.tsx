import { clsx } from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { field } from '../internal/field.css.ts'
import { PlainFieldWords, wordsOf } from '../internal/PlainFieldWords.tsx'
import { box, row, words } from './Checkbox.css.ts'

export interface CheckboxProps {
  /** May hold links. */
  readonly children: ReactNode
  readonly isSelected?: boolean | undefined
  readonly defaultSelected?: boolean | undefined
  readonly onChange?: ((isSelected: boolean) => void) | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Yes or no, sent with a form. */
export const Checkbox = ({
  children,
  isSelected,
  defaultSelected,
  onChange,
  name,
  value,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  className,
  ...marks
}: CheckboxProps) => {
  const id = useId()
  return (
    <div {...marks} className={clsx(field, className)}>
      <label className={row}>
        <input
          className={box}
          type="checkbox"
          {...(isSelected === undefined ? {} : { checked: isSelected })}
          {...(defaultSelected === undefined ? {} : { defaultChecked: defaultSelected })}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          name={name}
          value={value}
          aria-required={isRequired}
          disabled={isDisabled}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={wordsOf(id, description, errorMessage)}
        />
        <span className={words}>{children}</span>
      </label>
      <PlainFieldWords id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
