import * as z from 'zod/mini'

// The content security policy forbids code made at run time, by which zod would parse faster.
z.config({ jitless: true })
