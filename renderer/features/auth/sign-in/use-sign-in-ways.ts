import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { signInWays, type SignInWays } from '../auth.calls.ts';

const passwordOnly: SignInWays = { company: false, desktop: false, password: true };
const address = /^[^\s@]+@([^\s@]+\.[a-z]{2,})$/i;
/** Milliseconds without typing after which the server is asked. */
const pauseMs = 400;

/** How people of a domain sign in, asked while the address is typed. Passwords until the server has answered. */
export function useSignInWays(email: string): SignInWays {
  const [asked, setAsked] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(email), pauseMs);
    return () => clearTimeout(timer);
  }, [email]);
  const domainOf = (text: string) => address.exec(text.trim())?.[1]?.toLowerCase() ?? '';
  const domain = domainOf(asked);
  const { data } = useQuery({
    queryKey: ['sign-in-ways', domain],
    queryFn: () => signInWays(asked.trim()),
    enabled: domain !== '',
    staleTime: 300_000,
    retry: false,
  });
  return data && domain === domainOf(email) ? data : passwordOnly;
}
