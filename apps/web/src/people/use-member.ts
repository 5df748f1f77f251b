/** Whoever looks, if it is an account. */
import { useEffect, useState } from 'react';
import { account } from './api.ts';

/** The name of the account; null: a guest, or nobody can be asked; undefined: not known yet. */
export function useMember(): string | null | undefined {
  const [member, setMember] = useState<string | null>();
  useEffect(() => {
    void account().then((reply) => setMember(reply.ok ? (reply.value.account?.name ?? null) : null));
  }, []);
  return member;
}
