import { Checkbox } from '../Checkbox/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { DateField } from '../DateField/index.ts'
import { FileDrop } from '../FileDrop/index.ts'
import { Form } from '../Form/index.ts'
import { InterestPicker } from '../InterestPicker/index.ts'
import { MapChoice } from '../MapChoice/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Select } from '../Select/index.ts'
import { Slider } from '../Slider/index.ts'
import { Switch } from '../Switch/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { type Cases, options } from './fixtures.tsx'

export const fieldsCases: Cases = {
  Checkbox: { render: (rootProps) => <Checkbox {...rootProps}>Yes</Checkbox> },
  ComboBox: {
    render: (rootProps) => (
      <ComboBox
        {...rootProps}
        label="One of many"
        options={options}
        openLabel="Show all"
        emptyText="None"
      />
    ),
  },
  DateField: {
    render: (rootProps) => (
      <DateField
        {...rootProps}
        label="Date of birth"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        locale="en-GB"
      />
    ),
  },
  FileDrop: { render: (rootProps) => <FileDrop {...rootProps} label="Choose" /> },
  Form: {
    render: (rootProps) => (
      <Form
        {...rootProps}
        summaryTitle="Look at these"
        errors={[{ name: 'a', text: 'Fill this in' }]}
      >
        Fields
      </Form>
    ),
  },
  InterestPicker: {
    render: (rootProps) => (
      <InterestPicker
        {...rootProps}
        label="Interests"
        options={[{ id: 'wine', label: 'Wine' }]}
        defaultValue={['wine']}
      />
    ),
  },
  MapChoice: {
    render: (rootProps) => (
      <MapChoice
        {...rootProps}
        label="Regions"
        viewBox="0 0 9 9"
        regions={[{ id: 'a', label: 'A', path: 'M0 0H9V9Z' }]}
        defaultValue="a"
      />
    ),
  },
  NumberField: {
    render: (rootProps) => (
      <NumberField
        {...rootProps}
        label="Height"
        lessLabel="Less"
        moreLabel="More"
        defaultValue={1720}
      />
    ),
  },
  PasswordField: {
    render: (rootProps) => (
      <PasswordField
        {...rootProps}
        label="Password"
        autoComplete="new-password"
        showLabel="Show"
        hideLabel="Hide"
      />
    ),
  },
  RadioGroup: {
    render: (rootProps) => <RadioGroup {...rootProps} label="One of" options={options} />,
  },
  Select: {
    render: (rootProps) => <Select {...rootProps} label="One of" options={options} />,
  },
  Slider: {
    render: (rootProps) => (
      <Slider
        {...rootProps}
        label="Age"
        thumbLabels={['From', 'To']}
        valueText={([from, to]) => `${from} to ${to}`}
        minValue={18}
        maxValue={99}
      />
    ),
  },
  Switch: { render: (rootProps) => <Switch {...rootProps} label="On" /> },
  TextArea: { render: (rootProps) => <TextArea {...rootProps} label="About" /> },
  TextField: { render: (rootProps) => <TextField {...rootProps} label="E-mail" /> },
}
