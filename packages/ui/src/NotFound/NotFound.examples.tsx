import { Button } from '../Button/index.ts'
import { NotFound } from './index.ts'

export const good = (
  <NotFound>
    <h3>This page could not be found</h3>
    <p>The address may be mistyped, or the page has moved. Nothing is wrong with your account.</p>
    <Button>Back to the home page</Button>
  </NotFound>
)

export const bad = (
  <NotFound>
    <h3>Oops, you broke it</h3>
  </NotFound>
)
