/** What this device likes. Everything is kept at once; there is nothing to save. */
import { LANGUAGES } from '@taverne/engine';
import { SOUNDS, useSay } from '@taverne/ui';
import { useId } from 'react';
import { Check } from '../Check.tsx';
import { useLevelNames } from '../lobby/level-names.ts';
import { OwnName } from '../OwnName.tsx';
import { Switch } from '../Switch.tsx';
import { changeSettings, ORIENTATIONS, THEMES, useSettings } from '../settings.ts';
import { useLanguage } from '../words.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './settings.module.css';

export default function SettingsPage() {
  const say = useSay();
  const settings = useSettings();
  const language = useLanguage();
  const levels = useLevelNames();
  const level = useId();
  const themeLabel = { system: 'settings.theme.system', parchment: 'app.parchment', lamplight: 'app.lamplight' } as const;
  return (
    <Sheet title={say('settings.title')}>
      <div className={styles.rows}>
        <div className={styles.row}>
          <OwnName label={say('settings.name')} />
        </div>
        <div className={styles.row}>
          <span>{say('app.language')}</span>
          <Switch
            label={say('app.language')}
            value={language}
            choices={LANGUAGES.map((value) => ({ value, label: value === 'fr' ? 'Français' : 'English', lang: value }))}
            onChange={(value) => changeSettings({ language: value })}
          />
        </div>
        <div className={styles.row}>
          <span>{say('settings.theme')}</span>
          <Switch
            label={say('settings.theme')}
            value={settings.theme}
            choices={THEMES.map((value) => ({ value, label: say(themeLabel[value]) }))}
            onChange={(theme) => changeSettings({ theme })}
          />
        </div>
        <div className={styles.row}>
          <span>{say('settings.motion')}</span>
          <Switch
            label={say('settings.motion')}
            value={settings.motion}
            choices={(['full', 'less'] as const).map((value) => ({ value, label: say(`settings.motion.${value}`) }))}
            onChange={(motion) => changeSettings({ motion })}
          />
        </div>
        <div className={styles.row}>
          <span>{say('settings.orientation')}</span>
          <Switch
            label={say('settings.orientation')}
            value={settings.orientation}
            choices={ORIENTATIONS.map((value) => ({ value, label: say(`settings.orientation.${value}`) }))}
            onChange={(orientation) => changeSettings({ orientation })}
          />
        </div>
        <div className={styles.row}>
          <label htmlFor={level}>{say('settings.level')}</label>
          <select id={level} value={settings.level} onChange={(event) => changeSettings({ level: Number(event.target.value) })}>
            {levels.map(({ level: each, names }) => (
              <option key={each} value={each}>
                {names.join(' · ')}
              </option>
            ))}
          </select>
        </div>
        <Check label={say('settings.sound')} checked={settings.sound} onChange={(sound) => changeSettings({ sound })} />
        <fieldset className={styles.sounds} disabled={!settings.sound}>
          <legend>{say('settings.sounds')}</legend>
          {SOUNDS.map((each) => (
            <Check
              key={each}
              label={say(`settings.sound.${each}`)}
              checked={!settings.quiet.includes(each)}
              onChange={(checked) =>
                changeSettings({ quiet: SOUNDS.filter((one) => (one === each ? !checked : settings.quiet.includes(one))) })
              }
            />
          ))}
        </fieldset>
        <Check
          label={say('settings.shortcuts')}
          checked={settings.shortcuts}
          onChange={(shortcuts) => changeSettings({ shortcuts })}
        />
        <Check
          label={say('settings.end')}
          checked={settings.asksBeforeEnd}
          onChange={(asksBeforeEnd) => changeSettings({ asksBeforeEnd })}
        />
        <p className={styles.note}>{say('settings.saved')}</p>
      </div>
    </Sheet>
  );
}
