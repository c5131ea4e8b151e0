'use client'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { visuallyHidden } from '../base/index.ts'
import { input } from '../internal/choice.css.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { ChoiceProps, FieldProps } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import * as css from './MapChoice.css.ts'
import { type MapRegion, MapShapes } from './MapShapes.tsx'

export interface MapChoiceProps<Id extends string = string>
  extends FieldProps<HTMLFieldSetElement>,
    ChoiceProps<Id> {
  readonly regions: readonly MapRegion<Id>[]
  /** Same as `<svg viewBox>`. */
  readonly viewBox: string
  readonly isLabelHidden?: boolean | undefined
}

/** Choice of a region on a map or in a list, backed by one radio group. */
export function MapChoice<Id extends string = string>({
  label,
  regions,
  viewBox,
  value,
  defaultValue,
  onChange,
  name,
  description,
  errorMessage,
  isLabelHidden = false,
  isDisabled = false,
  className,
  ref,
  ...rest
}: MapChoiceProps<Id>) {
  const id = useId()
  const [chosen, setOwn] = useControlledState<Id | null>(value, defaultValue ?? null)
  const [active, setActive] = useState<Id | null>(null)
  const inputs = useRef(new Map<Id, HTMLInputElement>())
  return (
    <fieldset
      {...rest}
      ref={ref}
      className={clsx(field, css.root, className)}
      disabled={isDisabled}
      aria-describedby={describedBy(id, description, errorMessage)}
      data-chosen={chosen ?? undefined}
    >
      <legend className={isLabelHidden ? visuallyHidden : clsx(labelClass, css.legend)}>
        {label}
      </legend>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
      <div className={css.sides}>
        <MapShapes
          regions={regions}
          viewBox={viewBox}
          chosen={chosen}
          active={active}
          isDisabled={isDisabled}
          onActive={setActive}
          onChoose={(region) => inputs.current.get(region)?.click()}
        />
        <div className={css.names}>
          {regions.map((region) => (
            <label
              key={region.id}
              className={css.name}
              data-active={active === region.id || undefined}
              onPointerEnter={() => setActive(region.id)}
              onPointerLeave={() => setActive(null)}
            >
              <input
                ref={(input) => {
                  if (input !== null) inputs.current.set(region.id, input)
                  return () => {
                    inputs.current.delete(region.id)
                  }
                }}
                type="radio"
                className={input}
                name={name ?? id}
                value={region.id}
                checked={chosen === region.id}
                disabled={region.isDisabled}
                onChange={() => {
                  setOwn(region.id)
                  onChange?.(region.id)
                }}
                onFocus={() => setActive(region.id)}
                onBlur={() => setActive(null)}
              />
              <span className={css.textBlock}>{region.label}</span>
              {region.note === undefined ? null : <span className={css.note}>{region.note}</span>}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
