# Prints what zsh offers for a command line, which is typed into an interactive shell: zsh -f complete.zsh SCRIPT LINE
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PS2= RPS1= TERM=dumb; stty -echo; autoload -Uz compinit && compinit -u -D; source ${(q)1}"
# What functions add is printed instead of shown. The marks are written in two parts, since the terminal may repeat what
# is typed; an empty line comes first, since the cursor stands behind the line.
zpty -w shell '
compadd() {
  local -a matches
  builtin compadd -O matches "$@"
  (( $#matches )) && print -rl -- "" "match "$^matches
}
after() { print fin""ish; }
comppostfuncs=(after)
bindkey "^I" complete-word
print rea""dy'
zpty -r shell output '*ready'
zpty -n -w shell "$2"$'\t'
zpty -r shell output '*finish'
# The completion system may add words more than once.
typeset -aU words
for line in ${(f)output//$'\r'/}; do
  [[ $line == match\ * ]] && words+=(${line#match })
done
print -rl -- $words
zpty -d shell
