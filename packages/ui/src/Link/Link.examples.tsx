import { Link } from './index.ts'

export const good = (
  <p>
    Before you buy, read <Link href="#credits">how credits work</Link>.
  </p>
)

export const bad = (
  <p>
    To read how credits work,{' '}
    <Link href="#credits" isExternal>
      click here
    </Link>
    .
  </p>
)
