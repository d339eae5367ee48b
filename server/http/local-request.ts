import { hostOf, isLoopback } from '../env.ts'

/** Headers by which a proxy or a tunnel can be recognised. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/

/**
 * Whether a request comes from this machine, is addressed to it and passed no proxy. Another host
 * name that resolves to this machine is not local.
 */
export const isLocalRequest = ({ url, headers }: Request, address: string): boolean =>
  isLoopback(address) &&
  isLoopback(hostOf(url)) &&
  ![...headers.keys()].some((name) => FORWARDED.test(name))
