'use client'
import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { fieldSlot } from '../internal/field.css.ts'
import type { ChoiceProps, FieldProps, ListOption } from '../internal/field.types.ts'
import { lazyComponent } from '../internal/lazyComponent.ts'
import { useLazyComponent } from '../internal/useLazyComponent.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import type { SelectPartProps } from './ListSelect.tsx'

const finger = '(pointer: coarse)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(finger)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the primary pointer is touch. False on the server. */
const useTouch = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(finger).matches,
    () => false,
  )

export type SelectOption<Id extends string = string> = ListOption<Id>

export interface SelectProps<Id extends string = string>
  extends FieldProps<HTMLDivElement>,
    ChoiceProps<Id> {
  readonly options: readonly SelectOption<Id>[]
  /** Shown if nothing is chosen. */
  readonly placeholder?: string | undefined
  readonly autoComplete?: string | undefined
  readonly isRequired?: boolean | undefined
}

const listSelect = lazyComponent<SelectPartProps>(
  async () => (await import('./ListSelect.tsx')).ListSelect,
)

/**
 * A select. Starts as a native select and stays native on touch devices; elsewhere a styled list replaces
 * it.
 */
export function Select<Id extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  autoComplete,
  isRequired = false,
  isDisabled = false,
  className,
  ref,
  label,
  description,
  errorMessage,
  name,
  ...rest
}: SelectProps<Id>) {
  const [chosen, setOwn] = useControlledState<Id | null>(value, defaultValue ?? null)
  const [root, setRoot] = useMergedRefs(ref)
  const ListSelect = useLazyComponent(listSelect, root, { enabled: !useTouch() })
  const choose = (id: string) => {
    const found = options.find((candidate) => candidate.id === id)
    if (found === undefined) return
    setOwn(found.id)
    onChange?.(found.id)
  }
  const fieldProps = { label, description, errorMessage, name }
  const shared = { ...fieldProps, options, onChange: choose, autoComplete, isRequired, isDisabled }
  return (
    <div
      {...rest}
      ref={setRoot}
      className={clsx(fieldSlot, className)}
      data-ready={ListSelect !== null || undefined}
    >
      {ListSelect === null ? (
        <NativeSelect
          {...shared}
          value={chosen ?? ''}
          placeholder={placeholder ?? (chosen === null ? '' : undefined)}
        />
      ) : (
        <ListSelect {...shared} value={chosen} placeholder={placeholder} />
      )}
    </div>
  )
}
